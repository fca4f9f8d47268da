export const nearEn = {
  asking: 'Asking your device where you are ...',
  refused: 'Your device did not say where you are. That is fine: type a town or a ZIP code.',
  failed: 'Your device could not find where you are. Type a town or a ZIP code.',
}

export type NearWords = typeof nearEn
