import { readFileSync } from 'node:fs'
import { VERSION } from './version.ts'

const file = (name: string): string => readFileSync(new URL(`./view/${name}`, import.meta.url), 'utf8')

/**
 * A page that hosts with MCP Apps (SEP-1865) show beside the answer of build_week and build_table. It takes the tool's
 * structured content, whose words are in the person's language already, and reaches nothing outside: its style and its
 * script stand in it.
 */
export const PLAN_VIEW_HTML = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Provender</title>
<style>
${file('plan.css')}</style>
</head>
<body>
<main id="plan" data-version="${VERSION}"></main>
<script>
${file('plan.js')}</script>
</body>
</html>
`
