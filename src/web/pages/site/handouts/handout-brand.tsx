/** Not a link: on paper it leads nowhere. */
export function Brand() {
  return (
    <span className="line gap-2 small ink">
      <svg
        className="pine no-shrink"
        width="22"
        height="24"
        viewBox="0 0 36 40"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M2 15 18 3l16 12" />
        <path d="M7 15.5V37h22V15.5M12 19h12v13H12zM18 19v13M12 25.5h12" />
      </svg>
      <b>NARR + Behave Health</b>
    </span>
  )
}
