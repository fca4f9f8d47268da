import { watchFrame } from './watch-frame.ts'

export async function wake(place: HTMLElement): Promise<void> {
  const box = place.querySelector<HTMLElement>('.directory-frame')
  if (box) watchFrame(box)
}
