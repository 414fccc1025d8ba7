export { ActionBar } from './ActionBar.tsx'
export { useActions } from './useActions.tsx'
