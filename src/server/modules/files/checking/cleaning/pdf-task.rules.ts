export type PdfTask = { bytes: Uint8Array }

export type CleanedPdf = { is: 'cleaned'; bytes: Uint8Array } | { is: 'refused'; message: string }
