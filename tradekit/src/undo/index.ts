export { UndoPlace, undoFor, useUndo } from './UndoPlace.tsx'
