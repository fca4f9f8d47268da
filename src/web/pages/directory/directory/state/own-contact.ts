import type { OwnPage } from '#domain/states/own-page.ts'
import type { StateContact } from '#domain/states/state-profile.ts'

type Ways = Pick<StateContact, 'email' | 'phone' | 'website'>

/** What the affiliate has published itself stands where we know nothing. */
export function addOwnContact<Contact extends Ways>(contact: Contact, { email, phone, website }: OwnPage): Contact {
  return {
    ...contact,
    email: contact.email ?? (email || null),
    phone: contact.phone ?? (phone || null),
    website: contact.website ?? (website || null),
  }
}
