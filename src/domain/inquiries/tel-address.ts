export function phoneParts(phone: string): { number: string; extension: string } {
  const [, number = phone, extension = ''] = /^(.*?),? ?(?:x|ext\.?|extension|#) ?(\d{1,6})$/i.exec(phone.trim()) ?? []
  return { number, extension }
}

export function usNumber(phone: string): { digits: string; extension: string } | null {
  const { number, extension } = phoneParts(phone)
  const digits = number.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return /^[\d\s()+./-]+$/.test(number) && /^[2-9]\d{9}$/.test(digits) ? { digits, extension } : null
}

export function telAddress(phone: string): string {
  const { extension } = phoneParts(phone)
  return `tel:${dialled(phone)}${extension === '' ? '' : `;ext=${extension}`}`
}

export function smsAddress(phone: string): string {
  return `sms:${dialled(phone)}`
}

export function dialled(phone: string): string {
  const digits = phoneParts(phone).number.replace(/\D/g, '')
  return `+${digits.length === 10 ? '1' : ''}${digits}`
}
