export { UndoPlace } from './UndoPlace.tsx'
