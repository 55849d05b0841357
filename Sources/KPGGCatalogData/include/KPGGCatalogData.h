#ifndef KPGG_CATALOG_DATA_H
#define KPGG_CATALOG_DATA_H

#include <stddef.h>

/// Returns the image of the embedded catalog, which `ImageReader` reads.
const void *_Nonnull kpgg_catalog_image(void);

/// Returns the number of bytes in the image.
size_t kpgg_catalog_image_size(void);

/// Returns the order in which the groups and members of the embedded catalog become daily puzzles,
/// as text in UTF-8 with a zero byte at its end.
const char *_Nonnull kpgg_daily_roster(void);

/// A quiz that comes with the program.
typedef struct {
  /// The name of the file: `second-generation`.
  const char *_Nonnull name;
  /// The quiz file in UTF-8, with a zero byte at its end.
  const char *_Nonnull text;
} kpgg_quiz;

/// Returns the first of the quizzes that come with the program.
const kpgg_quiz *_Nonnull kpgg_quizzes(void);

/// Returns the number of quizzes.
size_t kpgg_quiz_count(void);

/// Returns an article of the manual, `Filters`: Markdown in UTF-8, with a zero byte at its end. Empty without an article
/// of this name.
const char *_Nonnull kpgg_article(const char *_Nonnull name);

/// Returns the style sheet of the website, as text in UTF-8 with a zero byte at its end.
const char *_Nonnull kpgg_site_style(void);

/// Returns the icon of the website, an SVG document in UTF-8 with a zero byte at its end.
const char *_Nonnull kpgg_site_icon(void);

/// Returns the script of all pages of the website, as text in UTF-8 with a zero byte at its end.
const char *_Nonnull kpgg_site_script(void);

/// Returns the script of the page with the daily puzzle, as text in UTF-8 with a zero byte at its end.
const char *_Nonnull kpgg_site_daily_script(void);

/// The code of the lists of the website, in JavaScript.
const char *_Nonnull kpgg_site_list_script(void);

/// The code of the website that shows birthdays and debuts, in JavaScript.
const char *_Nonnull kpgg_site_birthday_script(void);

/// The code of the page of the website that compares groups, in JavaScript.
const char *_Nonnull kpgg_site_compare_script(void);

/// The code of the page of the website that ranks records, in JavaScript.
const char *_Nonnull kpgg_site_rank_script(void);

/// Returns the script of the website's favorites, as text in UTF-8 with a zero byte at its end.
const char *_Nonnull kpgg_site_favorites_script(void);

/// Returns the script of the page that lists the favorites, as text in UTF-8 with a zero byte at its end.
const char *_Nonnull kpgg_site_favorites_page_script(void);

/// Returns the service worker of a published website, without the list of its files, as text in UTF-8 with a zero byte
/// at its end.
const char *_Nonnull kpgg_site_worker(void);

/// A picture of a published website.
typedef struct {
  /// The name of the file: `icon-192.png`.
  const char *_Nonnull name;
  const void *_Nonnull bytes;
  size_t size;
} kpgg_picture;

/// Returns the first of the pictures of a published website, which were drawn from the SVG documents beside them.
const kpgg_picture *_Nonnull kpgg_site_pictures(void);

/// Returns the number of pictures.
size_t kpgg_site_picture_count(void);

#endif
