import type { NoticeSettings } from '#contract/inquiries/question-notices.ts'
import type { NoticeMember, NoticeWay } from '#domain/inquiries/question-notice.ts'
import { type DeskRole, mayAsRole } from '#domain/people/desk-powers.ts'
import { findZoneOfState } from '#domain/states/us-zones.ts'
import type { Devices } from '#server/modules/mail/devices/devices.service.ts'
import type { StopWay } from '#server/modules/mail/stopping/stopping.service.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import { type Actor, system, type Transactions, type Tx } from '#server/plumbing/transactions.ts'
import { listUnheard } from './notices.store.ts'
import {
  findState,
  findToldPerson,
  listOwnResidences,
  type NoticeSetting,
  readSetting,
  saveSetting,
} from './settings.store.ts'

export type NoticeReader = {
  actor: Extract<Actor, { kind: 'person' }>
  organizationId: string
  role: DeskRole
  person: { id: string; name: string; email: string }
}

export type NoticeChoices = ReturnType<typeof createNoticeChoices>

type ChoiceParts = { transactions: Transactions; textsGoOut: boolean; devices: Pick<Devices, 'list'> }

export function createNoticeChoices({ transactions, textsGoOut, devices }: ChoiceParts) {
  return {
    textsGoOut,
    async read({ actor, organizationId, role, person }: NoticeReader): Promise<NoticeSettings> {
      const own = await transactions.run(actor, async (tx) => ({
        setting: await readSettingOrUsual(tx, { organizationId, personId: person.id }),
        residences: await listOwnResidences(tx, organizationId),
        push: await devices.list(tx, person.id),
      }))
      // A person may not read who else is notified of questions, only of which houses nobody is.
      const unheard = mayAsRole(role, 'residences')
        ? await transactions.run(system, (tx) => listUnheard(tx, organizationId))
        : []
      const { way, phone, residenceIds, quietFrom, quietTo, timeZone, tonightPasses } = own.setting
      return {
        way,
        email: person.email,
        phone,
        textsGoOut,
        push: own.push,
        residenceIds,
        residences: own.residences,
        quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
        timeZone,
        tonightPasses,
        unheard,
      }
    },
    save: ({ actor, organizationId, person }: NoticeReader, setting: NoticeSetting): Promise<void> =>
      transactions.run(actor, async (tx) => {
        const told = { organizationId, personId: person.id }
        const before = await readSettingOrUsual(tx, told)
        const residences = await listOwnResidences(tx, organizationId)
        const residenceIds = setting.residenceIds?.filter((id) => residences.some((one) => one.id === id)) ?? null
        const after = { ...setting, residenceIds }
        await saveSetting(tx, told, after)
        if (!isSame(before, after)) await noteNotices(tx, told, person.name)
      }),
  }
}

export const questionStop: StopWay = {
  canRestart: true,
  async find(tx, recipient) {
    const found = await findToldPerson(tx, recipient)
    return found && { organization: found.organization, email: found.email, isOn: found.way !== 'none' }
  },
  async set(tx, recipient, on) {
    const found = await findToldPerson(tx, recipient)
    if (!found) return
    const way: NoticeWay = on ? 'email' : 'none'
    await saveSetting(tx, recipient, { ...(await readSettingOrUsual(tx, recipient)), way })
    if (found.way !== way) await noteNotices(tx, recipient, found.name)
  },
}

async function readSettingOrUsual(tx: Tx, told: NoticeMember): Promise<NoticeSetting> {
  const stored = await readSetting(tx, told)
  if (stored) return stored
  const timeZone = findZoneOfState(await findState(tx, told.organizationId))
  return {
    way: 'email',
    phone: '',
    residenceIds: null,
    quietFrom: null,
    quietTo: null,
    timeZone,
    tonightPasses: true,
  }
}

function isSame(before: NoticeSetting, after: NoticeSetting): boolean {
  const writeSetting = (setting: NoticeSetting) => JSON.stringify(Object.entries(setting).toSorted())
  return writeSetting(before) === writeSetting(after)
}

/** How questions reach somebody, and when they sleep, is known to them alone: the history says only that it was changed. */
async function noteNotices(tx: Tx, { organizationId, personId }: NoticeMember, subjectName: string): Promise<void> {
  await noteChange(tx, { organizationId, subject: 'notices', subjectId: personId, subjectName, change: 'changed' })
}
