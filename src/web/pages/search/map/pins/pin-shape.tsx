import { measureHalfPin } from './residence-pin.ts'

type PinShapeProps = { text: string; light: 'on' | 'half' | 'plain'; isRound: boolean }

export function PinShape({ text, light, isRound }: PinShapeProps) {
  const half = measureHalfPin(text)
  return (
    <>
      {isRound ? (
        <rect className="pin pin-round" data-light={light} x={-half} y="-14" width={2 * half} height="28" rx="14" />
      ) : (
        <path className="pin" data-light={light} d={`M${-half} -1 0 -14 ${half} -1V15H${-half}z`} />
      )}
      {light === 'half' && !isRound && <path className="pin-lit" d={`M${-half} 3H${half}V15H${-half}z`} />}
      {light === 'half' && isRound && (
        <path
          className="pin-lit"
          d={`M${-half} 0H${half}A14 14 0 0 1 ${half - 14} 14H${14 - half}A14 14 0 0 1 ${-half} 0z`}
        />
      )}
      <text className="pin-no" data-light={light} y={isRound ? 5 : 11}>
        {text}
      </text>
    </>
  )
}
