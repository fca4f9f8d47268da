import type { UseQueryResult } from '@tanstack/react-query'
import type { MyResidence } from '#contract/residences.ts'
import { timeWords } from '#web/parts/desk/moment-words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { BoardError, EmptyBoard, HousesLoading, WaitingForNetwork } from './board-states.tsx'
import { HouseRow } from './house-row.tsx'
import { useOnline } from './use-online.ts'

type HousesProps = { residences: UseQueryResult<MyResidence[]>; now: Date | null }

/** The operator's houses with what each said last, in every state the list can be in. */
export function Houses({ residences, now }: HousesProps) {
  const { data, error, isPending, fetchStatus, dataUpdatedAt, refetch } = residences
  const isOnline = useOnline()
  const checkedAt = data ? new Date(dataUpdatedAt) : null
  const isWaiting = isPending && fetchStatus === 'paused'
  return (
    <section aria-labelledby="beds-tonight">
      <div className="allright">
        <h2 id="beds-tonight">Beds tonight</h2>
        <span role="status">
          {!isOnline && checkedAt && (
            <span className="netchip">
              <Icon name="offline" />
              Offline. Checked {timeWords(checkedAt)}
            </span>
          )}
        </span>
      </div>
      {error && <BoardError error={error} checkedAt={checkedAt} again={() => refetch()} />}
      {isWaiting && <WaitingForNetwork />}
      {isPending && !isWaiting && <HousesLoading />}
      {data?.length === 0 && <EmptyBoard />}
      {data && data.length > 0 && now && (
        <>
          <ul className="rows">
            {data.map((residence) => (
              <li key={residence.id}>
                <HouseRow residence={residence} now={now} />
              </li>
            ))}
          </ul>
          {isOnline && checkedAt && !error && (
            <CheckedLine checkedAt={checkedAt} isBusy={fetchStatus === 'fetching'} again={() => refetch()} />
          )}
        </>
      )}
    </section>
  )
}

/** A board that stays open all night says how old it is; nothing on it changes by itself. */
function CheckedLine({ checkedAt, isBusy, again }: { checkedAt: Date; isBusy: boolean; again: () => void }) {
  return (
    <p className="checked-line">
      <span role="status">{isBusy ? 'Checking...' : `Checked ${timeWords(checkedAt)}.`}</span>
      <Button look="text" small onClick={again} aria-disabled={isBusy}>
        Check again
      </Button>
    </p>
  )
}
