#!/bin/sh
# node with the settings a server needs to stay small (docs/benchmarks.md): `npm start`, the image, the bench and the tests run it so.
# malloc keeps one area and gives it back early. The database's program stays as it is first compiled, and the room for
# young objects is bounded. Garbage is collected when the heap has grown by a third instead of up to fourfold, but not
# before 64 MB, which a start needs. The server collects more when it is at rest (src/server/plumbing/collect-at-rest.ts).
exec env MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072 \
  "${NODE:-node}" --liftoff-only --max-semi-space-size=8 --heap-growing-percent=30 --initial-heap-size=64 --expose-gc "$@"
