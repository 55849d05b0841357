#include "KPGGCatalogData.h"

// The articles are also part of the library's documentation.

static const char json_output[] = {
#embed "../KPGGCore/KPGGCore.docc/Manual/JSONOutput.md" suffix(, 0)
};

static const char filters[] = {
#embed "../KPGGCore/KPGGCore.docc/Manual/Filters.md" suffix(, 0)
};

static const char names[] = {
#embed "../KPGGCore/KPGGCore.docc/Manual/Names.md" suffix(, 0)
};

static const char terminal[] = {
#embed "../KPGGCore/KPGGCore.docc/Manual/Terminal.md" suffix(, 0)
};

static const char quiz_files[] = {
#embed "../KPGGCore/KPGGCore.docc/Manual/QuizFiles.md" suffix(, 0)
};

static const char endpoints[] = {
#embed "../KPGGCore/KPGGCore.docc/Manual/Endpoints.md" suffix(, 0)
};

static const char wire_format[] = {
#embed "../KPGGCore/KPGGCore.docc/Manual/WireFormat.md" suffix(, 0)
};

static const char publishing_a_catalog[] = {
#embed "../KPGGCore/KPGGCore.docc/Manual/PublishingACatalog.md" suffix(, 0)
};

static const kpgg_manual_article articles[] = {
    {"JSONOutput", json_output},
    {"Filters", filters},
    {"Names", names},
    {"Terminal", terminal},
    {"QuizFiles", quiz_files},
    {"Endpoints", endpoints},
    {"WireFormat", wire_format},
    {"PublishingACatalog", publishing_a_catalog},
};

const kpgg_manual_article *kpgg_manual_articles(void) { return articles; }

size_t kpgg_manual_article_count(void) { return sizeof articles / sizeof *articles; }
