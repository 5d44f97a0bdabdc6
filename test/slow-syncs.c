/* Preloaded into a program, makes each sync of a file take SYNC_MS milliseconds instead of whatever the disk takes. */
#include <stdlib.h>
#include <time.h>

static int take_time(void) {
  const char *given = getenv("SYNC_MS");
  long ms = given == NULL ? 0 : atol(given);
  struct timespec left = {ms / 1000, (ms % 1000) * 1000000L};
  while (nanosleep(&left, &left) != 0) {
  }
  return 0;
}

int fsync(int file) {
  (void)file;
  return take_time();
}

int fdatasync(int file) {
  (void)file;
  return take_time();
}
