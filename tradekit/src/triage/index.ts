export { TurnButtons } from './TurnButtons.tsx'
export { useNeighbours } from './useNeighbours.ts'
export { useTriage } from './useTriage.ts'
