/**
 * The address a phone number is called by: `tel:` and its digits. A number of ten digits gets the country code of the
 * United States, so that the link also works from abroad.
 */
export function telAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`
}
