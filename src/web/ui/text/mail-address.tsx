import { Fragment } from 'react'

/** Where it does not fit, a line ends before the @ or a dot. */
export function MailAddress({ address }: { address: string }) {
  return (
    <span>
      {address.split(/(?=[@.])/).map((piece, at) => (
        <Fragment key={`${at} ${piece}`}>
          {at > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  )
}
