"""Prints a paper (JSON on standard input) with ReportLab; with `form`, its fields are filled-in fields of a form."""

import json
import sys
from xml.sax.saxutils import escape

from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas
from reportlab.platypus import BalancedColumns, ListFlowable, PageBreak, Paragraph, SimpleDocTemplate, Spacer, Table

DEJAVU = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
paper = json.load(sys.stdin)
out = sys.argv[1]
form = "form" in sys.argv[2:]
pdfmetrics.registerFont(TTFont("DejaVu", DEJAVU))
style = getSampleStyleSheet()["BodyText"]
style.fontName = "DejaVu" if "wide" in sys.argv[2:] else "Times-Roman"


def lined(text, size=10):
    return Paragraph(f'<font size="{size}">{escape(text)}</font>', style)


def grid(rows, ruled):
    look = [("VALIGN", (0, 0), (-1, -1), "TOP")]
    if ruled:
        look.append(("GRID", (0, 0), (-1, -1), 0.5, colors.grey))
    return Table([[lined(cell, 9) for cell in row] for row in rows], style=look)


def drawn(block):
    kind = block["kind"]
    if kind == "title":
        return [lined(block["text"], 15)]
    if kind == "list":
        return [ListFlowable([lined(item) for item in block["items"]], bulletType="bullet")]
    if kind in ("fields", "table"):
        return [grid(block["rows"], kind == "table")]
    if kind == "columns":
        texts = [lined(text) for column in block["columns"] for text in column]
        return [BalancedColumns(texts, nCols=len(block["columns"]))]
    return [lined(block["text"], 8 if kind == "small" else 10.5)]


def print_flowing():
    story = []
    for at, page in enumerate(paper["pages"]):
        if at > 0:
            story.append(PageBreak())
        for block in page:
            story += [*drawn(block), Spacer(0, 6)]
    SimpleDocTemplate(out, pagesize=letter, title="", author="").build(story)


def print_form():
    sheet = canvas.Canvas(out, pagesize=letter)
    for page in paper["pages"]:
        y = 740
        for block in page:
            if block["kind"] != "fields":
                sheet.setFont("Helvetica", 11)
                sheet.drawString(54, y, block["text"])
                y -= 30
                continue
            for label, value in block["rows"]:
                sheet.setFont("Helvetica", 9)
                sheet.drawString(54, y + 4, label)
                if value in ("yes", "no"):
                    sheet.acroForm.checkbox(name=label, x=220, y=y, size=14, checked=value == "yes")
                else:
                    sheet.acroForm.textfield(name=label, x=220, y=y - 2, width=320, height=18, fontSize=9, value=value)
                y -= 26
        sheet.showPage()
    sheet.save()


print_form() if form else print_flowing()
