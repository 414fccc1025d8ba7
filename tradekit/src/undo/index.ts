export { UndoPlace, undoSeconds, useUndo } from './UndoPlace.tsx'
