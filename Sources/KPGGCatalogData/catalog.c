#include "KPGGCatalogData.h"

static const unsigned char image[] = {
#embed "catalog.image"
};

const void *kpgg_catalog_image(void) { return image; }

size_t kpgg_catalog_image_size(void) { return sizeof image; }
