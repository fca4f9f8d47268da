export function Door() {
  return (
    <svg className="door" viewBox="0 0 72 112" aria-hidden="true">
      <path className="door-step" d="M0 106h72v6H0z" />
      <path className="door-trim" strokeWidth="1.5" d="M8 2h56v104H8z" />
      <path className="door-room" d="M14 8h44v98H14z" />
      <g className="door-leaf">
        <path className="door-wood" d="M14 8h44v98H14z" />
        <path className="door-pane" d="M20 16h14v22H20zM38 16h14v22H38z" />
        <path fill="none" stroke="#fff" strokeOpacity="0.35" strokeWidth="1.5" d="M20 48h32v18H20zM20 76h32v22H20z" />
        <circle fill="#fff" cx="53" cy="71" r="2.5" />
      </g>
    </svg>
  )
}
