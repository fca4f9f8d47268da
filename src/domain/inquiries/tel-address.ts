/** A phone number and its extension, as "501-555-0142 x12", "ext. 12" or "#12"; an empty extension where there is none. */
export function phoneParts(phone: string): { number: string; extension: string } {
  const [, number = phone, extension = ''] = /^(.*?),? ?(?:x|ext\.?|extension|#) ?(\d{1,6})$/i.exec(phone.trim()) ?? []
  return { number, extension }
}

/** The ten digits of a number of the United States, and its extension; null where it is none. */
export function usNumber(phone: string): { digits: string; extension: string } | null {
  const { number, extension } = phoneParts(phone)
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return /^[\d\s()+./-]+$/.test(number) && /^[2-9]\d{9}$/.test(digits) ? { digits, extension } : null
}

/**
 * The address a phone number is called by: `tel:` and its digits, and the extension apart from them. A number of ten digits
 * gets the country code of the United States, so that the link also works from abroad.
 */
export function telAddress(phone: string): string {
  const { extension } = phoneParts(phone)
  return `tel:${dialled(phone)}${extension === '' ? '' : `;ext=${extension}`}`
}

/** The address texts go to: an extension has no text messages of its own. */
export function smsAddress(phone: string): string {
  return `sms:${dialled(phone)}`
}

/** "+15015550142": a number with its country code and without its extension. */
export function dialled(phone: string): string {
  const digits = phoneParts(phone).number.replace(/\D/g, '')
  return `+${digits.length === 10 ? '1' : ''}${digits}`
}
