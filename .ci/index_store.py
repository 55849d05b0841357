"""Reads the index of a debug build: the symbols that each source file defines and references.

Uses the toolchain's libIndexStore. Only the required functions are declared.
"""
import collections
import ctypes
import os
import pathlib
import platform

DEFINITION, DECLARATION, REFERENCE, IMPLICIT = 1 << 1, 1 << 0, 1 << 2, 1 << 8
RECORD = 2


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.POINTER(ctypes.c_char)), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode(errors="replace")


Value = ctypes.c_void_p
TextVisitor = ctypes.CFUNCTYPE(ctypes.c_bool, Value, Text)
Visitor = ctypes.CFUNCTYPE(ctypes.c_bool, Value, Value)

Reference = collections.namedtuple("Reference", "usr name line")
File = collections.namedtuple("File", "definitions references")


def library(toolchain):
    name = "libIndexStore.dylib" if platform.system() == "Darwin" else "libIndexStore.so"
    found = ctypes.CDLL(str(pathlib.Path(toolchain) / "lib" / name))
    for function, result, arguments in (
            ("store_create", Value, [ctypes.c_char_p, Value]),
            ("store_units_apply_f", ctypes.c_bool, [Value, ctypes.c_uint, Value, TextVisitor]),
            ("unit_reader_create", Value, [Value, ctypes.c_char_p, Value]),
            ("unit_reader_get_main_file", Text, [Value]),
            ("unit_reader_get_modification_time", None, [Value, *2 * [ctypes.POINTER(ctypes.c_int64)]]),
            ("unit_reader_dependencies_apply_f", ctypes.c_bool, [Value, Value, Visitor]),
            ("unit_reader_dispose", None, [Value]),
            ("unit_dependency_get_kind", ctypes.c_int, [Value]),
            ("unit_dependency_get_name", Text, [Value]),
            ("unit_dependency_get_filepath", Text, [Value]),
            ("record_reader_create", Value, [Value, ctypes.c_char_p, Value]),
            ("record_reader_occurrences_apply_f", ctypes.c_bool, [Value, Value, Visitor]),
            ("record_reader_dispose", None, [Value]),
            ("occurrence_get_symbol", Value, [Value]),
            ("occurrence_get_roles", ctypes.c_uint64, [Value]),
            ("occurrence_get_line_col", None, [Value, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint)]),
            ("symbol_get_name", Text, [Value]),
            ("symbol_get_usr", Text, [Value])):
        declared = getattr(found, f"indexstore_{function}")
        declared.restype, declared.argtypes = result, arguments
    return found


class IndexStore:
    def __init__(self, path, toolchain):
        self.library = library(toolchain)
        self.store = self.library.indexstore_store_create(os.fsencode(path), None)
        if not self.store:
            raise SystemExit(f"no index in {path}: build the tests first")

    def units(self):
        names = []
        self.library.indexstore_store_units_apply_f(
            self.store, 1, None, TextVisitor(lambda _, name: names.append(str(name)) or True))
        return names

    def records(self, folder):
        """The record of each file in a folder, from the newest unit that has the file."""
        newest = {}
        for name in self.units():
            unit = self.library.indexstore_unit_reader_create(self.store, name.encode(), None)
            file = str(self.library.indexstore_unit_reader_get_main_file(unit))
            if file.startswith(f"{folder}/") and os.path.exists(file):
                seconds, fraction = ctypes.c_int64(), ctypes.c_int64()
                self.library.indexstore_unit_reader_get_modification_time(
                    unit, ctypes.byref(seconds), ctypes.byref(fraction))
                time = (seconds.value, fraction.value)
                for path, record in self.dependencies(unit):
                    if path == file and time >= newest.get(file, ((0, 0), ""))[0]:
                        newest[file] = (time, record)
            self.library.indexstore_unit_reader_dispose(unit)
        return {file: record for file, (_, record) in newest.items()}

    def dependencies(self, unit):
        found = []

        def visit(_, dependency):
            if self.library.indexstore_unit_dependency_get_kind(dependency) == RECORD:
                found.append((str(self.library.indexstore_unit_dependency_get_filepath(dependency)),
                              str(self.library.indexstore_unit_dependency_get_name(dependency))))
            return True

        self.library.indexstore_unit_reader_dependencies_apply_f(unit, None, Visitor(visit))
        return found

    def files(self, folder):
        """The definitions and references of every file in a folder."""
        return {file: self.file(record) for file, record in self.records(folder).items()}

    def file(self, record):
        definitions, references = set(), []
        reader = self.library.indexstore_record_reader_create(self.store, record.encode(), None)

        def visit(_, occurrence):
            roles = self.library.indexstore_occurrence_get_roles(occurrence)
            symbol = self.library.indexstore_occurrence_get_symbol(occurrence)
            usr = str(self.library.indexstore_symbol_get_usr(symbol))
            if roles & (DEFINITION | DECLARATION):
                definitions.add(usr)
            elif roles & REFERENCE and not roles & IMPLICIT:
                line, column = ctypes.c_uint(), ctypes.c_uint()
                self.library.indexstore_occurrence_get_line_col(occurrence, ctypes.byref(line), ctypes.byref(column))
                references.append(Reference(usr, str(self.library.indexstore_symbol_get_name(symbol)), line.value))
            return True

        self.library.indexstore_record_reader_occurrences_apply_f(reader, None, Visitor(visit))
        self.library.indexstore_record_reader_dispose(reader)
        return File(definitions, references)
