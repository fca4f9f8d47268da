import { useEffect, useState } from 'react'
import '#web/parts/residence/photo/photo.css'

/** Drawn small: pages show no address but our own, and a whole photo in the page is slow. */
export function PhotoPreview({ file, alt }: { file: File; alt: string }) {
  const [drawn, setDrawn] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    const show = (address: string) => !isOver && setDrawn(address)
    drawSmall(file).then(show, () => {})
    return () => {
      isOver = true
    }
  }, [file])
  if (drawn === null) return <b className="small">{alt}</b>
  return (
    <span className="photo photo-small">
      <img src={drawn} alt={alt} width={112} height={84} />
    </span>
  )
}

const widthPixels = 224

async function drawSmall(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = document.createElement('canvas')
  canvas.width = widthPixels
  canvas.height = Math.round((bitmap.height / bitmap.width) * widthPixels)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', 0.8)
}
