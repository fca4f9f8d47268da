import { it } from 'vitest'
import { expectOnlyPicture, type HostilePhoto } from '#tests/support/hostile/hostile-photos.ts'

const sent: HostilePhoto[] = ['a bomb of 900 million pixels', 'one that is sent rough first', 'the same in four inks']

it.each(sent)('%s takes at most 350 MB, and no more is kept than the picture', { timeout: 60_000 }, expectOnlyPicture)
