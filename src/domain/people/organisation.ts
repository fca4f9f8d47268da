/** The alliance's own organisation. The first migration makes it; messages of the contact form and mails belong to it. */
export const allianceId = '00000000-0000-4000-8000-000000000001'
