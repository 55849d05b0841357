#include "KPGGCatalogData.h"

// The articles are also part of the library's documentation.

static const char json_output[] = {
#embed "../KPGGCore/KPGGCore.docc/Manual/JSONOutput.md" suffix(, 0)
};

const char *kpgg_manual_json_output(void) { return json_output; }

static const char filters[] = {
#embed "../KPGGCore/KPGGCore.docc/Manual/Filters.md" suffix(, 0)
};

const char *kpgg_manual_filters(void) { return filters; }

static const char names[] = {
#embed "../KPGGCore/KPGGCore.docc/Manual/Names.md" suffix(, 0)
};

const char *kpgg_manual_names(void) { return names; }

static const char terminal[] = {
#embed "../KPGGCore/KPGGCore.docc/Manual/Terminal.md" suffix(, 0)
};

const char *kpgg_manual_terminal(void) { return terminal; }

static const char quiz_files[] = {
#embed "../KPGGCore/KPGGCore.docc/Manual/QuizFiles.md" suffix(, 0)
};

const char *kpgg_manual_quiz_files(void) { return quiz_files; }

static const char endpoints[] = {
#embed "../KPGGCore/KPGGCore.docc/Manual/Endpoints.md" suffix(, 0)
};

const char *kpgg_manual_endpoints(void) { return endpoints; }

static const char wire_format[] = {
#embed "../KPGGCore/KPGGCore.docc/Manual/WireFormat.md" suffix(, 0)
};

const char *kpgg_manual_wire_format(void) { return wire_format; }

static const char publishing_a_catalog[] = {
#embed "../KPGGCore/KPGGCore.docc/Manual/PublishingACatalog.md" suffix(, 0)
};

const char *kpgg_manual_publishing_a_catalog(void) { return publishing_a_catalog; }
