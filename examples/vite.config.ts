import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = import.meta.dirname

/** All examples on one small server: not on `localhost`, where the shell lives. */
export default defineConfig({
  root: here,
  plugins: [react()],
  server: { host: '127.0.0.1', port: 5200, strictPort: true },
  build: {
    outDir: 'dist',
    target: 'es2022',
    rolldownOptions: { input: ['plain', 'react', 'lit'].map((name) => `${here}/${name}/index.html`) },
  },
})
