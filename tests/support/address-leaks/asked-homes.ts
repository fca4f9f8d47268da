import { area, homes } from './kept-homes.ts'
import type { WholeSite } from './whole-site.ts'

export const sentAsForm = (fields: Record<string, string>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  body: `${new URLSearchParams(fields)}`,
})
export const sentAsJson = (body: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Asks both homes in both languages, corrects them, writes to the alliance; gives the secrets of the private links. */
export async function askForBeds(site: WholeSite): Promise<string[]> {
  const question = { kind: 'bed', name: 'Sam', answer_by: 'text', phone: '501-555-0199', needed: 'tonight' }
  const correction = { kind: 'correction', message: 'The phone number is old.' }
  const secrets: string[] = []
  for (const { slug } of homes) {
    for (const address of [`/residences/${slug}`, `/es/residencias/${slug}`]) {
      for (const form of [question, correction]) {
        const answer = await site.ask(address, { method: 'POST', ...sentAsForm(form) })
        secrets.push(answer.headers.get('location')?.split('/').at(-1) ?? '')
      }
    }
  }
  const sender = { firstName: 'Sam', lastName: 'Doe', email: 'sam@homes.example', stateId: 'AR' }
  const letter = { ...sender, facilityName: area.name, message: 'I own this home.' }
  await site.ask('/api/contact', { method: 'POST', ...sentAsJson(letter) })
  return secrets
}
