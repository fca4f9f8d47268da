export const lampWindow = {
  roof: 'M2 15 18 3l16 12',
  wall: 'M7 15.5 18 7.5l11 8V37H7z',
  glass: 'M12 19h12v13H12z',
  bars: 'M18 19v13M12 25.5h12',
} as const
