// Written by the script `generate`, in the byte order of the names. The texts contain no zero byte, so that a zero byte
// can end each.
#include "KPGGCatalogData.h"

#include <string.h>

static const kpgg_catalog_document documents[] = {
  {"group/2NE1", (const char[]){
#embed "documents/group/2NE1" suffix(, 0)
  }},
  {"group/4MINUTE", (const char[]){
#embed "documents/group/4MINUTE" suffix(, 0)
  }},
  {"group/AESPA", (const char[]){
#embed "documents/group/AESPA" suffix(, 0)
  }},
  {"group/AFTERSCHOOL", (const char[]){
#embed "documents/group/AFTERSCHOOL" suffix(, 0)
  }},
  {"group/AOA", (const char[]){
#embed "documents/group/AOA" suffix(, 0)
  }},
  {"group/APINK", (const char[]){
#embed "documents/group/APINK" suffix(, 0)
  }},
  {"group/APRIL", (const char[]){
#embed "documents/group/APRIL" suffix(, 0)
  }},
  {"group/BABYMONSTER", (const char[]){
#embed "documents/group/BABYMONSTER" suffix(, 0)
  }},
  {"group/BESTIE", (const char[]){
#embed "documents/group/BESTIE" suffix(, 0)
  }},
  {"group/BILLLIE", (const char[]){
#embed "documents/group/BILLLIE" suffix(, 0)
  }},
  {"group/BLACKPINK", (const char[]){
#embed "documents/group/BLACKPINK" suffix(, 0)
  }},
  {"group/BRAVEGIRLS", (const char[]){
#embed "documents/group/BRAVEGIRLS" suffix(, 0)
  }},
  {"group/BROWNEYEDGIRLS", (const char[]){
#embed "documents/group/BROWNEYEDGIRLS" suffix(, 0)
  }},
  {"group/CHERRYBULLET", (const char[]){
#embed "documents/group/CHERRYBULLET" suffix(, 0)
  }},
  {"group/CIGNATURE", (const char[]){
#embed "documents/group/CIGNATURE" suffix(, 0)
  }},
  {"group/CLC", (const char[]){
#embed "documents/group/CLC" suffix(, 0)
  }},
  {"group/CRAYONPOP", (const char[]){
#embed "documents/group/CRAYONPOP" suffix(, 0)
  }},
  {"group/DALSHABET", (const char[]){
#embed "documents/group/DALSHABET" suffix(, 0)
  }},
  {"group/DAVICHI", (const char[]){
#embed "documents/group/DAVICHI" suffix(, 0)
  }},
  {"group/DIA", (const char[]){
#embed "documents/group/DIA" suffix(, 0)
  }},
  {"group/DREAMCATCHER", (const char[]){
#embed "documents/group/DREAMCATCHER" suffix(, 0)
  }},
  {"group/EVERGLOW", (const char[]){
#embed "documents/group/EVERGLOW" suffix(, 0)
  }},
  {"group/EXID", (const char[]){
#embed "documents/group/EXID" suffix(, 0)
  }},
  {"group/FIESTAR", (const char[]){
#embed "documents/group/FIESTAR" suffix(, 0)
  }},
  {"group/FIFTYFIFTY", (const char[]){
#embed "documents/group/FIFTYFIFTY" suffix(, 0)
  }},
  {"group/FROMIS9", (const char[]){
#embed "documents/group/FROMIS9" suffix(, 0)
  }},
  {"group/FX", (const char[]){
#embed "documents/group/FX" suffix(, 0)
  }},
  {"group/GFRIEND", (const char[]){
#embed "documents/group/GFRIEND" suffix(, 0)
  }},
  {"group/GIDLE", (const char[]){
#embed "documents/group/GIDLE" suffix(, 0)
  }},
  {"group/GIRLSDAY", (const char[]){
#embed "documents/group/GIRLSDAY" suffix(, 0)
  }},
  {"group/GIRLSGENERATION", (const char[]){
#embed "documents/group/GIRLSGENERATION" suffix(, 0)
  }},
  {"group/GUGUDAN", (const char[]){
#embed "documents/group/GUGUDAN" suffix(, 0)
  }},
  {"group/GWSN", (const char[]){
#embed "documents/group/GWSN" suffix(, 0)
  }},
  {"group/H1KEY", (const char[]){
#embed "documents/group/H1KEY" suffix(, 0)
  }},
  {"group/HELLOVENUS", (const char[]){
#embed "documents/group/HELLOVENUS" suffix(, 0)
  }},
  {"group/ILLIT", (const char[]){
#embed "documents/group/ILLIT" suffix(, 0)
  }},
  {"group/IOI", (const char[]){
#embed "documents/group/IOI" suffix(, 0)
  }},
  {"group/ITZY", (const char[]){
#embed "documents/group/ITZY" suffix(, 0)
  }},
  {"group/IVE", (const char[]){
#embed "documents/group/IVE" suffix(, 0)
  }},
  {"group/IZNA", (const char[]){
#embed "documents/group/IZNA" suffix(, 0)
  }},
  {"group/IZONE", (const char[]){
#embed "documents/group/IZONE" suffix(, 0)
  }},
  {"group/KARA", (const char[]){
#embed "documents/group/KARA" suffix(, 0)
  }},
  {"group/KATSEYE", (const char[]){
#embed "documents/group/KATSEYE" suffix(, 0)
  }},
  {"group/KEP1ER", (const char[]){
#embed "documents/group/KEP1ER" suffix(, 0)
  }},
  {"group/KISSOFLIFE", (const char[]){
#embed "documents/group/KISSOFLIFE" suffix(, 0)
  }},
  {"group/LABOUM", (const char[]){
#embed "documents/group/LABOUM" suffix(, 0)
  }},
  {"group/LADIESCODE", (const char[]){
#embed "documents/group/LADIESCODE" suffix(, 0)
  }},
  {"group/LESSERAFIM", (const char[]){
#embed "documents/group/LESSERAFIM" suffix(, 0)
  }},
  {"group/LIGHTSUM", (const char[]){
#embed "documents/group/LIGHTSUM" suffix(, 0)
  }},
  {"group/LOONA", (const char[]){
#embed "documents/group/LOONA" suffix(, 0)
  }},
  {"group/LOVELYZ", (const char[]){
#embed "documents/group/LOVELYZ" suffix(, 0)
  }},
  {"group/MAMAMOO", (const char[]){
#embed "documents/group/MAMAMOO" suffix(, 0)
  }},
  {"group/MEOVV", (const char[]){
#embed "documents/group/MEOVV" suffix(, 0)
  }},
  {"group/MISSA", (const char[]){
#embed "documents/group/MISSA" suffix(, 0)
  }},
  {"group/MOMOLAND", (const char[]){
#embed "documents/group/MOMOLAND" suffix(, 0)
  }},
  {"group/NATURE", (const char[]){
#embed "documents/group/NATURE" suffix(, 0)
  }},
  {"group/NEWJEANS", (const char[]){
#embed "documents/group/NEWJEANS" suffix(, 0)
  }},
  {"group/NINEMUSES", (const char[]){
#embed "documents/group/NINEMUSES" suffix(, 0)
  }},
  {"group/NMIXX", (const char[]){
#embed "documents/group/NMIXX" suffix(, 0)
  }},
  {"group/OHMYGIRL", (const char[]){
#embed "documents/group/OHMYGIRL" suffix(, 0)
  }},
  {"group/PRISTIN", (const char[]){
#embed "documents/group/PRISTIN" suffix(, 0)
  }},
  {"group/PURPLEKISS", (const char[]){
#embed "documents/group/PURPLEKISS" suffix(, 0)
  }},
  {"group/RAINBOW", (const char[]){
#embed "documents/group/RAINBOW" suffix(, 0)
  }},
  {"group/REDVELVET", (const char[]){
#embed "documents/group/REDVELVET" suffix(, 0)
  }},
  {"group/ROCKETPUNCH", (const char[]){
#embed "documents/group/ROCKETPUNCH" suffix(, 0)
  }},
  {"group/SECRET", (const char[]){
#embed "documents/group/SECRET" suffix(, 0)
  }},
  {"group/SECRETNUMBER", (const char[]){
#embed "documents/group/SECRETNUMBER" suffix(, 0)
  }},
  {"group/SEEYA", (const char[]){
#embed "documents/group/SEEYA" suffix(, 0)
  }},
  {"group/SISTAR", (const char[]){
#embed "documents/group/SISTAR" suffix(, 0)
  }},
  {"group/SONAMOO", (const char[]){
#embed "documents/group/SONAMOO" suffix(, 0)
  }},
  {"group/SPICA", (const char[]){
#embed "documents/group/SPICA" suffix(, 0)
  }},
  {"group/STAYC", (const char[]){
#embed "documents/group/STAYC" suffix(, 0)
  }},
  {"group/STELLAR", (const char[]){
#embed "documents/group/STELLAR" suffix(, 0)
  }},
  {"group/TARA", (const char[]){
#embed "documents/group/TARA" suffix(, 0)
  }},
  {"group/TRIPLES", (const char[]){
#embed "documents/group/TRIPLES" suffix(, 0)
  }},
  {"group/TWICE", (const char[]){
#embed "documents/group/TWICE" suffix(, 0)
  }},
  {"group/VIVIZ", (const char[]){
#embed "documents/group/VIVIZ" suffix(, 0)
  }},
  {"group/WEEEKLY", (const char[]){
#embed "documents/group/WEEEKLY" suffix(, 0)
  }},
  {"group/WEKIMEKI", (const char[]){
#embed "documents/group/WEKIMEKI" suffix(, 0)
  }},
  {"group/WJSN", (const char[]){
#embed "documents/group/WJSN" suffix(, 0)
  }},
  {"group/WONDERGIRLS", (const char[]){
#embed "documents/group/WONDERGIRLS" suffix(, 0)
  }},
  {"group/WOOAH", (const char[]){
#embed "documents/group/WOOAH" suffix(, 0)
  }},
  {"group/YOUNGPOSSE", (const char[]){
#embed "documents/group/YOUNGPOSSE" suffix(, 0)
  }},
  {"group/index.json", (const char[]){
#embed "documents/group/index.json" suffix(, 0)
  }},
};

const kpgg_catalog_document *kpgg_catalog_documents(void) { return documents; }

size_t kpgg_catalog_document_count(void) { return sizeof documents / sizeof documents[0]; }

size_t kpgg_catalog_document_length(const kpgg_catalog_document *document) { return strlen(document->text); }
