// Written by the script `generate`, in the byte order of the names. The texts contain no zero byte, so that a zero byte
// can end each.
#include "KPGGCatalogData.h"

#include <string.h>

static const struct { const char *name, *text; } articles[] = {
  {"Endpoints", (const char[]){
#embed "../kpgg/Manual/Articles/Endpoints.md" suffix(, 0)
  }},
  {"Filters", (const char[]){
#embed "../kpgg/Manual/Articles/Filters.md" suffix(, 0)
  }},
  {"JSONOutput", (const char[]){
#embed "../kpgg/Manual/Articles/JSONOutput.md" suffix(, 0)
  }},
  {"KeepingACatalog", (const char[]){
#embed "../kpgg/Manual/Articles/KeepingACatalog.md" suffix(, 0)
  }},
  {"Names", (const char[]){
#embed "../kpgg/Manual/Articles/Names.md" suffix(, 0)
  }},
  {"PublishingACatalog", (const char[]){
#embed "../kpgg/Manual/Articles/PublishingACatalog.md" suffix(, 0)
  }},
  {"QuizFiles", (const char[]){
#embed "../kpgg/Manual/Articles/QuizFiles.md" suffix(, 0)
  }},
  {"Terminal", (const char[]){
#embed "../kpgg/Manual/Articles/Terminal.md" suffix(, 0)
  }},
  {"WireFormat", (const char[]){
#embed "../kpgg/Manual/Articles/WireFormat.md" suffix(, 0)
  }},
};

const char *kpgg_article(const char *name) {
  for (size_t i = 0; i < sizeof articles / sizeof articles[0]; i++) {
    if (strcmp(articles[i].name, name) == 0) return articles[i].text;
  }
  return "";
}
