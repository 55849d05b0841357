#include "KPGGCatalogData.h"

static const char daily_roster[] = {
#embed "daily-roster.txt" suffix(, 0)
};

const char *kpgg_daily_roster(void) { return daily_roster; }

static const char quiz_second_generation[] = {
#embed "quizzes/second-generation" suffix(, 0)
};

static const char quiz_hit_songs[] = {
#embed "quizzes/hit-songs" suffix(, 0)
};

static const char quiz_through_the_years[] = {
#embed "quizzes/through-the-years" suffix(, 0)
};

static const kpgg_quiz quizzes[] = {
  {"second-generation", quiz_second_generation},
  {"hit-songs", quiz_hit_songs},
  {"through-the-years", quiz_through_the_years},
};

const kpgg_quiz *kpgg_quizzes(void) { return quizzes; }

size_t kpgg_quiz_count(void) { return sizeof quizzes / sizeof quizzes[0]; }
