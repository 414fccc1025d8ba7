/**
 * The look of a document: white paper in any theme, one column of hairlines, tabular figures. No script, no network,
 * no font to fetch. Logical properties throughout, so that right to left needs no second sheet.
 */
export const style = `
:root{color-scheme:light;--ink:#16191b;--ink-2:#565c60;--hair:#e4e0d8;--rule:#16191b;--accent:#0b5c66}
*{box-sizing:border-box}
html{background:#fff;color:var(--ink);-webkit-text-size-adjust:100%;print-color-adjust:exact}
body{margin:0;font:400 13px/1.5 "Inter Variable",Inter,system-ui,-apple-system,"Segoe UI","Noto Sans","Noto Sans Arabic",sans-serif;font-variant-numeric:tabular-nums lining-nums;overflow-wrap:break-word}
body:focus-visible{outline:none}
body:focus-visible::after{content:"";position:fixed;inset:0;border:2px solid var(--accent);pointer-events:none}
main{max-width:820px;margin:0 auto;padding:48px 52px 56px}
h1,h2,p,dl,dd,ul{margin:0;padding:0}
bdi{unicode-bidi:isolate}
header{display:flex;justify-content:space-between;align-items:flex-end;gap:24px;padding-block-end:20px;border-block-end:1.5px solid var(--rule)}
h1{font-size:26px;line-height:1.15;font-weight:650;letter-spacing:-.012em}
.number{margin-block-start:4px;font-size:15px;color:var(--ink-2);font-weight:500}
.due{text-align:end;flex:none}
.due b{display:block;font-size:20px;line-height:1.2;font-weight:650;white-space:nowrap}
.due b small{font-size:13px;font-weight:500;color:var(--ink-2);margin-inline-end:6px}
.due span,dt,th,h2,.label{color:var(--ink-2);font-size:11.5px;font-weight:500}
.parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:20px 32px;padding-block:20px}
.party b{display:block;font-size:14px;font-weight:600}
.party .ids,.party .contact{color:var(--ink-2);font-size:12px}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:12px 32px;padding-block:16px;border-block-start:1px solid var(--hair)}
.facts dd{font-weight:500}
.state{display:inline-flex;align-items:center;gap:7px;font-weight:600}
.state::before{content:"";width:9px;height:9px;border-radius:50%;background:currentColor}
.good{color:#1d6b3e}.bad{color:#a6261d}.info{color:#25528f}
.bad::before{border-radius:0}.info::before{border-radius:0;transform:rotate(45deg) scale(.85)}
table{width:100%;border-collapse:collapse;margin-block-start:12px}
th{text-align:start;padding:8px 8px 6px;border-block-end:1px solid var(--rule);white-space:nowrap}
td{padding:9px 8px;border-block-end:1px solid var(--hair);vertical-align:top}
th:first-child,td:first-child{padding-inline-start:0}
th:last-child,td:last-child{padding-inline-end:0}
.n{text-align:end;white-space:nowrap}
.no{color:var(--ink-2);width:1%;white-space:nowrap}
td b{font-weight:500}
td small{color:var(--ink-2);font-size:11.5px;line-height:1.45}
.totals{margin-block-start:14px;margin-inline-start:auto;width:min(100%,380px);display:grid;grid-template-columns:1fr auto;gap:5px 24px}
.totals dt{font-size:13px;font-weight:400}
.totals dd{text-align:end;white-space:nowrap}
.totals .reason{grid-column:1/-1;color:var(--ink-2);font-size:11.5px;margin-block:-4px 2px}
.totals .sum{color:var(--ink);font-weight:500}
.totals .pay{font-size:16px;font-weight:650;color:var(--ink);border-block-start:1.5px solid var(--rule);padding-block-start:9px;margin-block-start:5px;margin-inline-end:-24px;padding-inline-end:24px}
.totals dd.pay{margin-inline-end:0;padding-inline-end:0}
section{margin-block-start:28px;break-inside:avoid}
section>h2{padding-block-end:6px;border-block-end:1px solid var(--hair);margin-block-end:10px}
section .facts{border:0;padding:0}
.text{white-space:pre-line;max-width:68ch}
.facts+.text,.text+.text{margin-block-start:8px}
ul{list-style:none}
@media (max-width:600px){
main{padding:24px 18px 32px}
header{display:block}.due{text-align:start;margin-block-start:14px}
.parties{grid-template-columns:1fr;gap:16px}
.facts{grid-template-columns:1fr 1fr;gap:12px 16px}
table,tbody{display:block}thead{display:none}
tr{display:flex;flex-wrap:wrap;gap:2px 14px;padding-block:10px;border-block-end:1px solid var(--hair)}
td{border:0;padding:0}td.no{display:none}
td.wide{flex:1 1 calc(100% - 130px);min-width:0}td.last{margin-inline-start:auto;order:1;font-weight:600}
td.mid{order:2;text-align:start;color:var(--ink-2);font-size:12px}
td.mid:empty{display:none}
td.mid::before{content:attr(data-label) " "}
}
@page{size:A4;margin:14mm 15mm 16mm}
@media print{main{max-width:none;padding:0}thead{display:table-header-group}tr,.party,.totals{break-inside:avoid}}
`.trim()
