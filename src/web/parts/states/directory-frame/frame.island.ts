import { watchFrame } from './watch-frame.ts'

export async function hydrate(place: HTMLElement): Promise<void> {
  const box = place.querySelector<HTMLElement>('.directory-frame')
  if (box) watchFrame(box)
}
