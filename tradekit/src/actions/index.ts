export { ActionBar } from './ActionBar.tsx'
export { useActs } from './useActions.tsx'
