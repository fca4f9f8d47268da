/** What is said of a file and known again by others, who say it in their own words. */
export const fileRefusals = {
  lockedPdf:
    'This PDF is locked with a password, or against changes. Open it, print or save it as a new PDF without a lock, and send that.',
  damagedPdf: 'This PDF is damaged or not whole. Open it, save it again, and send that.',
  harmful: 'Our scanner found something harmful in this file, so it was deleted here. Check your device.',
} as const

export const isOfPictureSize = (refusal: string) => refusal.startsWith('This picture is too ')

/** What is wrong with a picture, said where a PDF is taken as well. */
export const sayPdfToo = (refusal: string) =>
  refusal
    .replace('This is no picture we know.', 'This is neither a PDF nor a picture we know, whatever its name says.')
    .replace('Send a JPEG or PNG.', 'Send a PDF, JPEG or PNG.')
