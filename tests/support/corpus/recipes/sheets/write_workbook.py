"""Writes a workbook (JSON on standard input) with openpyxl or XlsxWriter: `write_workbook.py openpyxl out.xlsx`."""

import datetime
import json
import sys

import openpyxl
import xlsxwriter

library, out = sys.argv[1:]
sheets = json.load(sys.stdin)
MADE = datetime.datetime(2026, 1, 1)


def kind_of(cell):
    return next(iter(cell)) if isinstance(cell, dict) else None


def by_openpyxl():
    book = openpyxl.Workbook()
    book.remove(book.active)
    book.properties.created = book.properties.modified = MADE
    for given in sheets:
        sheet = book.create_sheet(given["name"])
        sheet.sheet_state = given.get("state", "visible")
        for line, row in enumerate(given["rows"], 1):
            for column, cell in enumerate(row or [], 1):
                place = sheet.cell(line, column)
                kind = kind_of(cell)
                if kind == "date":
                    place.value = datetime.date.fromisoformat(cell["date"])
                elif kind == "digits":
                    place.value, place.number_format = cell["digits"], "0" * cell["most"]
                elif kind == "formula":
                    place.value = "=" + cell["formula"]
                else:
                    place.value = cell
    book.save(out)


def by_xlsxwriter():
    book = xlsxwriter.Workbook(out)
    book.set_properties({"created": MADE})
    day = book.add_format({"num_format": "mm/dd/yyyy"})
    for given in sheets:
        sheet = book.add_worksheet(given["name"])
        if "state" in given:
            sheet.hide()
        for line, row in enumerate(given["rows"]):
            for column, cell in enumerate(row or []):
                kind = kind_of(cell)
                if kind == "date":
                    sheet.write_datetime(line, column, datetime.datetime.fromisoformat(cell["date"]), day)
                elif kind == "digits":
                    sheet.write_number(line, column, cell["digits"], book.add_format({"num_format": "0" * cell["most"]}))
                elif kind == "formula":
                    sheet.write_formula(line, column, "=" + cell["formula"], None, cell["result"])
                elif cell is not None:
                    sheet.write(line, column, cell)
        # The first tab that is seen is the one that stands open.
        if "state" not in given and not book.worksheet_meta.activesheet:
            sheet.activate()
    book.close()


by_openpyxl() if library == "openpyxl" else by_xlsxwriter()
