"""Compilation: the only file that configures Numba.

Rules are plain Python. `@rule` compiles one for use by other compiled code; `@entry` compiles one that Python calls,
and keeps the machine code on disk. With NUMBA_DISABLE_JIT=1 both leave the function as it is.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, NoReturn, TypeVar, cast

import numba
from llvmlite.binding import Linkage
from llvmlite.ir import Constant, FunctionType, IntType, Undefined, VectorType
from numba.core import cgutils, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.errors import LoweringError
from numba.core.registry import cpu_target
from numba.core.typing.templates import AbstractTemplate, infer_global
from numba.extending import intrinsic, lower_builtin, overload
from numba.np import arrayobj

from nomarch.engine.code_cache import COMPILED, CodeCache

__all__ = [
    "COMPILED",
    "bit_deposit",
    "bit_operation",
    "comparison",
    "deposits_quickly",
    "entry",
    "in_compiled_code",
    "inlined",
    "lean",
    "left_out",
    "rule",
]

_F = TypeVar("_F", bound=Callable[..., object])


class _Linked(JITCodeLibrary):  # type: ignore[misc]  # Numba comes without types
    """The code of a rule, compiled only as a part of its callers.

    Numba optimizes each function together with everything that it calls, so a rule deep down would be compiled again
    for each rule above it: more than half of all compile time. This way only entry points become machine code, once,
    with everything in them.
    """

    codegen = SimpleNamespace(set_env=lambda name, environment: None)  # there is no machine code to register

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """None: Python can't call a rule."""
        return 0


class _FromTheStart(Compiler):  # type: ignore[misc]  # the same
    """Compiles code in which no index is negative: an index from the end would read or write beside the array.

    Numba would look at each index first: without that, random play of Fertility takes a tenth fewer instructions.
    Bounds-checked builds refuse negative indices.
    """

    def compile_extra(self, function: Callable[..., object]) -> object:
        context = copy.copy(self.state.targetctx)
        context.from_the_start = True
        self.state.targetctx = context
        return super().compile_extra(function)


def _index(context: object, builder: object, kind: Any, index: object, size: object) -> object:
    if getattr(context, "from_the_start", False):
        if isinstance(index, Constant) and index.constant < 0:
            raise LoweringError(f"index {index.constant}: rules count from the start of an array")
        return context.cast(builder, index, kind, types.intp)  # type: ignore[attr-defined]
    return _index_from_the_end(context, builder, kind, index, size)


_index_from_the_end, arrayobj.fix_integer_index = arrayobj.fix_integer_index, _index


class _RuleCompiler(_FromTheStart):
    """Compile a rule to linkable code, not to machine code."""

    def compile_extra(self, function: Callable[..., object]) -> object:
        self.state.library = _Linked(self.state.targetctx.codegen(), function.__qualname__)
        return super().compile_extra(function)


class _Whole(JITCodeLibrary):  # type: ignore[misc]  # the same
    """The code of an entry point, with all the rules in it.

    Numba lets any library call every rule, so LLVM must keep even a rule with one caller as a function of its own.
    Private rules are inlined there: random play of Fertility takes a sixth fewer instructions.
    """

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr and not function.is_declaration:
                function.linkage = Linkage.private
        super()._optimize_final_module()


class _EntryCompiler(_FromTheStart):
    """Compiles what Python calls."""

    def compile_extra(self, function: Callable[..., object]) -> object:
        self.state.library = _Whole(self.state.targetctx.codegen(), function.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(function)


_FOR_COMPILED_CODE = {
    "nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": _RuleCompiler,
}  # fmt: skip


def rule(function: _F) -> _F:
    """Compile a function that only compiled code calls."""
    return _link(function, _nrt=True)


def lean(function: _F) -> _F:
    """Compile a rule that makes no arrays, and calls nothing that returns one: it counts no references to arrays.

    Counting takes two atomic operations for each array passed or sliced: a quarter of the time of a tree search. An
    array returned to such a rule would never be freed.
    """
    return _link(function, _nrt=False)


def inlined(function: _F) -> _F:
    """Compile a small, hot rule that is inlined into its callers."""
    return _link(function, forceinline=True, _nrt=True)


def _link(function: _F, **how: bool) -> _F:
    compiled = numba.njit(**_FOR_COMPILED_CODE, **how)(function)
    if COMPILED:
        called = compiled.get_call_template
        compiled.get_call_template = lambda args, named: called(
            [_widest(each) for each in args], {name: _widest(each) for name, each in named.items()}
        )
        # Without this, a call from Python would jump to machine code that doesn't exist, and crash the process.
        compiled._insert = lambda *_overload: None
        compiled._compile_for_args = lambda *_arguments, **_named: _refuse(function)
    return cast(_F, compiled)


def _widest(kind: object) -> object:
    """The type that a rule is compiled for: once, instead of once per integer width and per literal."""
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


def _refuse(function: Callable[..., object]) -> NoReturn:
    raise TypeError(f"{function.__qualname__} is a rule: compiled code calls it; for Python wrap it in an @entry")


def entry(function: _F) -> _F:
    """Compile a function that Python calls, and keep the machine code on disk."""
    compiled = numba.njit(nogil=True, pipeline_class=_EntryCompiler)(function)
    if COMPILED:
        compiled._cache = CodeCache(function)
    return cast(_F, compiled)


def in_compiled_code(function: Callable[..., object]) -> Callable[[_F], _F]:
    """Decorate a function that chooses, by the argument types, the code that replaces `function` in compiled code."""
    return cast(Callable[[_F], _F], overload(function, jit_options=_FOR_COMPILED_CODE))


def left_out(function: _F) -> _F:
    """Omit calls of a plain function, which must return None, from compiled code."""
    if COMPILED:
        typed = {"key": function, "generic": lambda _self, arguments, _named: types.none(*arguments)}
        infer_global(function, types.Function(type(function.__name__, (AbstractTemplate,), typed)))
        lower_builtin(function, types.VarArg(types.Any))(lambda context, *_call: context.get_dummy_value())
    return function


def bit_operation(name: str) -> Callable[[object], int]:
    """One of LLVM's operations on a 64-bit word, such as ctpop, for use inside `in_compiled_code`."""

    def typed(_typing: object, word: object) -> object:
        def emit(context: Any, builder: Any, _signature: object, arguments: Sequence[object]) -> object:
            value = context.cast(builder, arguments[0], word, types.uint64)
            extra = [cgutils.false_bit] if name == "cttz" else []  # zero has a defined answer: 64
            return getattr(builder, name)(value, *extra)

        return types.int64(word), emit

    return cast(Callable[[object], int], intrinsic(typed))


_SLOW_DEPOSIT = ("bdver4", "znver1", "znver2")  # up to 300 cycles


def deposits_quickly() -> bool:
    """Whether the target processor has a fast `bit_deposit`."""
    _, processor, features = cpu_target.target_context.codegen().magic_tuple()
    return "+bmi2" in features.split(",") and processor not in _SLOW_DEPOSIT


def bit_deposit() -> Callable[[int, object], int]:
    """BMI2's PDEP, for use inside `in_compiled_code`: put the lowest bits where a word has ones, from its lowest on."""

    def typed(_typing: object, bits: object, word: object) -> object:
        def emit(context: Any, builder: Any, _signature: object, arguments: Sequence[object]) -> object:
            values = [
                context.cast(builder, each, kind, types.uint64)
                for each, kind in zip(arguments, (bits, word), strict=True)
            ]
            kind = IntType(64)
            deposit = cgutils.get_or_insert_function(
                builder.module, FunctionType(kind, [kind] * 2), "llvm.x86.bmi.pdep.64"
            )
            return builder.call(deposit, values)

        return types.int64(bits, word), emit

    return cast(Callable[[int, object], int], intrinsic(typed))


def comparison(operator: str) -> Callable[[object, int, int], int]:
    """Compare a row of a struct's field with a number at once, for use inside `in_compiled_code`.

    The result has one bit per number, so a row holds at most 64. The number must fit the field's type.
    """

    def typed(_typing: object, field: types.NestedArray, row: object, number: object) -> object:
        def emit(context: Any, builder: Any, _signature: object, arguments: Sequence[Any]) -> object:
            length, kind = field.shape[-1], context.get_data_type(field.dtype)
            data = context.make_array(field)(context, builder, arguments[0]).data
            index = context.cast(builder, arguments[1], row, types.int64)
            start = builder.gep(data, [builder.mul(index, index.type(length))])
            wanted = context.cast(builder, arguments[2], number, field.dtype)
            run = 1 << length.bit_length() - 1  # processors compare powers of two: two runs, which may overlap
            found = index.type(0)
            for first in (0, length - run):
                vector = VectorType(kind, run)
                at = builder.bitcast(builder.gep(start, [index.type(first)]), vector.as_pointer())
                each = vector(Undefined)
                for i in range(run):
                    each = builder.insert_element(each, wanted, IntType(32)(i))
                holds = builder.icmp_signed(operator, builder.load(at, align=1), each)
                bits = builder.zext(builder.bitcast(holds, IntType(run)), index.type)
                found = builder.or_(found, builder.shl(bits, index.type(first)))
            return found

        return types.int64(field, row, number), emit

    return cast(Callable[[object, int, int], int], intrinsic(typed))
