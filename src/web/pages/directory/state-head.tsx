import { adoptionLevelName, adoptionWords, patchStates } from '#domain/adoption.ts'
import type { StateDirectoryRecord } from '#domain/state-directory.ts'
import { StateEmblem } from '#web/parts/adoption/adoption-block.tsx'
import { DirectoryStatusBadge } from '#web/parts/state-status/state-status.tsx'

/** The state's name and emblem, and how far its directory has come. */
export function StateHead({ record }: { record: StateDirectoryRecord }) {
  const { name, code, status, features, adoptionLevel } = record
  return (
    <header className="state-head">
      <div className="stack">
        <DirectoryStatusBadge status={status} />
        <h1 className="display">{name}</h1>
        <p className="quiet">
          <b>{adoptionWords(features)}</b> {adoptionLevelName[adoptionLevel]}
        </p>
      </div>
      <StateEmblem states={patchStates(features)} code={code} large />
    </header>
  )
}
