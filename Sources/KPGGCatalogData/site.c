#include "KPGGCatalogData.h"

static const char site_style[] = {
#embed "site/site.css" suffix(, 0)
};

const char *kpgg_site_style(void) { return site_style; }

static const char site_icon[] = {
#embed "site/icon.svg" suffix(, 0)
};

const char *kpgg_site_icon(void) { return site_icon; }

// The parts of the script, one after the other.
static const char site_script[] = {
#embed "site/page.js" suffix(, )
#embed "site/search.js" suffix(, )
#embed "site/search-box.js" suffix(, )
#embed "site/today.js" suffix(, 0)
};

const char *kpgg_site_script(void) { return site_script; }

static const char site_daily_script[] = {
#embed "site/daily.js" suffix(, 0)
};

const char *kpgg_site_daily_script(void) { return site_daily_script; }

static const char site_list_script[] = {
#embed "site/lists.js" suffix(, 0)
};

const char *kpgg_site_list_script(void) { return site_list_script; }

static const char site_birthday_script[] = {
#embed "site/birthdays.js" suffix(, 0)
};

const char *kpgg_site_birthday_script(void) { return site_birthday_script; }

static const char site_compare_script[] = {
#embed "site/compare.js" suffix(, 0)
};

const char *kpgg_site_compare_script(void) { return site_compare_script; }

static const char site_rank_script[] = {
#embed "site/ranking.js" suffix(, )
#embed "site/rank.js" suffix(, 0)
};

const char *kpgg_site_rank_script(void) { return site_rank_script; }

static const char site_favorites_script[] = {
#embed "site/favorites.js" suffix(, 0)
};

const char *kpgg_site_favorites_script(void) { return site_favorites_script; }

static const char site_favorites_page_script[] = {
#embed "site/favorites-page.js" suffix(, 0)
};

const char *kpgg_site_favorites_page_script(void) { return site_favorites_page_script; }

static const char site_worker[] = {
#embed "site/service-worker.js" suffix(, 0)
};

const char *kpgg_site_worker(void) { return site_worker; }

static const unsigned char icon_192[] = {
#embed "site/icon-192.png"
};
static const unsigned char icon_512[] = {
#embed "site/icon-512.png"
};
static const unsigned char preview[] = {
#embed "site/preview.png"
};
static const kpgg_picture pictures[] = {
  {"icon-192.png", icon_192, sizeof icon_192},
  {"icon-512.png", icon_512, sizeof icon_512},
  {"preview.png", preview, sizeof preview},
};

const kpgg_picture *kpgg_site_pictures(void) { return pictures; }

size_t kpgg_site_picture_count(void) { return sizeof pictures / sizeof pictures[0]; }
