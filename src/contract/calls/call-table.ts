import { accountCalls } from './account.ts'
import { authCalls } from './auth.ts'
import { bedCalls } from './beds.ts'
import { certificationCalls } from './certification.ts'
import { claimCalls } from './claims.ts'
import { deskCalls } from './desk.ts'
import { deskResidenceCalls } from './desk-residences.ts'
import { fileCalls } from './files.ts'
import { grievanceCalls } from './grievances.ts'
import { importCalls } from './imports.ts'
import { messageCalls } from './messages.ts'
import { moderationCalls } from './moderation.ts'
import { countCalls } from './public/counts.ts'
import { hsdsCalls } from './public/hsds.ts'
import { liveCalls } from './public/live.ts'
import { openapiCalls } from './public/openapi.ts'
import { residenceCalls } from './public/residences.ts'
import { searchCalls } from './search.ts'
import { staffCalls } from './staff.ts'
import { staffPeopleCalls } from './staff-people.ts'
import { statePageCalls } from './state-page.ts'

export const calls = {
  ...residenceCalls,
  ...liveCalls,
  ...countCalls,
  ...hsdsCalls,
  ...openapiCalls,
  ...searchCalls,
  ...authCalls,
  ...accountCalls,
  ...messageCalls,
  ...bedCalls,
  ...deskResidenceCalls,
  ...importCalls,
  ...claimCalls,
  ...certificationCalls,
  ...grievanceCalls,
  ...fileCalls,
  ...deskCalls,
  ...staffCalls,
  ...moderationCalls,
  ...staffPeopleCalls,
  ...statePageCalls,
}

export type CallTable = typeof calls
export type CallName = keyof CallTable
