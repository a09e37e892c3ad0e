import { launchBrowser } from '../tests/support/chromium.ts';
const B = 'http://127.0.0.1:3400';
const [email, out, ...paths] = process.argv.slice(2);
const r = (await (await fetch(`${B}/auth/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email_id: email, password: 'Landfall#2026' }) })).json()) as any;
const t = r.result; const claims = JSON.parse(Buffer.from(t.token.split('.')[1], 'base64url').toString());
const browser = await launchBrowser();
for (const [w, h] of [[1440, 900], [390, 844]] as const) {
  const page = await browser.newPage({ viewport: { width: w, height: h } });
  page.on('console', (m) => { if (m.type() === 'error') console.log('console:', m.text().slice(0, 300)); });
  page.on('pageerror', (e) => console.log('pageerror:', e.message.slice(0, 400)));
  await page.addInitScript((d) => { localStorage.setItem('token', d.token); localStorage.setItem('refreshToken', d.refresh_token); localStorage.setItem('userData', JSON.stringify(d.user)); }, { ...t, user: { initials: t.initials, org_id: t.org_id, user_id: claims.user_id } });
  for (const [i, p] of paths.entries()) {
    await page.goto(B + p, { waitUntil: 'networkidle' }).catch((e) => console.log(String(e).slice(0, 200)));
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/shots/${out}-${i}-${w}.png` });
    console.log(page.url(), await page.title());
  }
  await page.close();
}
await browser.close();
process.exit(0);
