import { watchFrame } from './watch-frame.ts'

/** Follows a state's directory in its frame; where it does not come, what we know of it stands there. */
export async function wake(place: HTMLElement): Promise<void> {
  const box = place.querySelector<HTMLElement>('.directory-frame')
  if (box) watchFrame(box)
}
