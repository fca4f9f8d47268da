import type { NearWords } from '#domain/seeker-words/search-words.ts'

export const nearEn: NearWords = {
  asking: 'Asking your device where you are ...',
  refused: 'Your device did not say where you are. That is fine: type a town or a ZIP code.',
  failed: 'Your device could not find where you are. Type a town or a ZIP code.',
}
