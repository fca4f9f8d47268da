import { addRoiLines, writeRoiLines } from '#domain/figures/roi/roi.ts'
import { readCarriedRoi } from '#domain/figures/roi/roi-numbers.ts'
import { addTopic } from '#domain/inquiries/message-topic.ts'
import type { ContactValues } from './contact-form.ts'

/** From the address (docs/specification.md, ruling 4): `?topic=demo&state=WV&facility=Harbor+Row`. */
export type AddressPrefill = {
  topic: string
  stateId: string
  facilityName: string
  /** From the ROI calculator, `&roi=beds-12_occupancy-80...`; empty without it. */
  roi: string
}

type KnownWishes = {
  topics: Readonly<Record<string, string>>
  states: readonly { id: string; name: string; slug: string }[]
}

function cutToLine(text: string | null, longest: number): string {
  const seen = (text ?? '').replace(/\p{C}+/gu, ' ').replace(/\s+/g, ' ')
  return seen.trim().slice(0, longest)
}

/**
 * An unknown topic is left out: an address must not put a stranger's words into a person's message. `state` may be a
 * code, a slug, or a name.
 */
export function readPrefill(search: URLSearchParams, known: KnownWishes): AddressPrefill {
  const topic = search.get('topic') ?? ''
  // Only numbers come over: the words around them are ours.
  const roi = readCarriedRoi(search.get('roi') ?? '')
  const wanted = cutToLine(search.get('state'), 40).toLowerCase()
  const state = known.states.find(
    ({ id, name, slug }) => wanted === id.toLowerCase() || wanted === slug || wanted === name.toLowerCase(),
  )
  return {
    topic: Object.hasOwn(known.topics, topic) ? (known.topics[topic] ?? '') : '',
    stateId: state?.id ?? '',
    facilityName: cutToLine(search.get('facility'), 200),
    roi: roi ? writeRoiLines(roi) : '',
  }
}

/** What a person wrote stays, except a state or facility asked for anew. */
export function applyPrefill(values: ContactValues, wishes: AddressPrefill): ContactValues {
  return {
    ...values,
    stateId: wishes.stateId || values.stateId,
    facilityName: wishes.facilityName || values.facilityName,
    message: addRoiLines(addTopic(values.message, wishes.topic), wishes.roi),
  }
}
