import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useKontor } from '../kontor.ts'

/** A page of documents that a part of a document leads to: the app that has it opens it, and this one stays where it was. */
export function InDocuments() {
  const { open } = useKontor()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    navigate(-1)
    open('Kontor.Documents', pathname)
  }, [navigate, open, pathname])
  return null
}
