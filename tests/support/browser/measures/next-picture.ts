import { act } from '@testing-library/react'

/** Resolves once the next picture is on the screen, with what is drawn right after it. */
export function nextPicture(): Promise<void> {
  return act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}
