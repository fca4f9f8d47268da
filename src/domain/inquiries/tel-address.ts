export function splitPhone(phone: string): { number: string; extension: string } {
  const [, number = phone, extension = ''] = /^(.*?),? ?(?:x|ext\.?|extension|#) ?(\d{1,6})$/i.exec(phone.trim()) ?? []
  return { number, extension }
}

export function parseUsNumber(phone: string): { digits: string; extension: string } | null {
  const { number, extension } = splitPhone(phone)
  if (/^\s*\+(?!\s*1)/.test(number)) return null
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return /^[\d\s()+./-]+$/.test(number) && /^[2-9]\d{9}$/.test(digits) ? { digits, extension } : null
}

/** As 501-555-0142 x12, a toll-free number as 1-800-555-0142; a number that is not of the US stays as it was typed. */
export function formatPhone(phone: string): string {
  const found = parseUsNumber(phone)
  if (found === null) return phone
  const { digits, extension } = found
  const plain = `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
  const whole = /^8(00|33|44|55|66|77|88)/.test(digits) ? `1-${plain}` : plain
  return extension === '' ? whole : `${whole} x${extension}`
}

export function buildTelAddress(phone: string): string {
  const { extension } = splitPhone(phone)
  return `tel:${toDialNumber(phone)}${extension === '' ? '' : `;ext=${extension}`}`
}

export function buildSmsAddress(phone: string): string {
  return `sms:${toDialNumber(phone)}`
}

export function toDialNumber(phone: string): string {
  const { number } = splitPhone(phone)
  const digits = number.replace(/\D/g, '')
  if (/^\s*\+/.test(number) || /^1\d{10}$/.test(digits)) return `+${digits}`
  // Too short or too long to have a country: 211, 555-0142, 011 44 20.
  return digits.length === 10 ? `+1${digits}` : digits
}
