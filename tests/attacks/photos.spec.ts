import { it } from 'vitest'
import { expectOnlyPicture, type HostilePhoto } from '#tests/support/hostile/hostile-photos.ts'

const sent: HostilePhoto[] = [
  'a bomb of 100 million pixels',
  'a bomb just small enough',
  'a photo and a page in one file',
]

it.each(sent)('%s takes at most 350 MB, and no more is kept than the picture', { timeout: 60_000 }, expectOnlyPicture)
